// Why an action cannot be taken now: the rule it belongs to, and the fact that rules it out.
import type { RuleId, Seat } from '@tidetable/engine';
import { pawnSquare, tileOn } from './board.ts';
import type { Tile } from './data/tiles.ts';
import type { Action, Frame, FrameOf, Island, Reason } from './state.ts';
import { tooMany } from './steps/hand-limit.ts';
import { judgeAnytime } from './steps/special-action-cards.ts';
import { barredBy, type Judgement } from './verdicts.ts';

export function outOfPlace(island: Island, seat: Seat, action: Action): Judgement | null {
  switch (action.type) {
    case 'sandbags':
    case 'helicopter-lift':
    case 'escape':
    case 'discard':
      return judgeSpecial(island, seat, action);
    case 'swim':
      return barredBy('FI-SWIM-1', { because: 'above-water', tile: tileUnder(island, seat) });
    case 'board':
    case 'land':
      return barredBy('FI-AMB-24', whoseLift(island));
    case 'agree':
    case 'refuse':
      return barredBy('FI-AMB-7', { because: 'not-asked' });
    case 'stop-shoring':
      return barredBy('FI-AMB-10', { because: 'no-second-tile' });
    case 'decline':
      return barredBy('FI-AMB-39', { because: 'nobody-to-rescue' });
    case 'pass':
      return waitsFor(island, seat) ?? barredBy('FI-AMB-47', { because: 'nothing-to-pass' });
    default:
      return judgeTurnAction(island, seat, action);
  }
}

function tileUnder(island: Island, seat: Seat): Tile {
  return tileOn(island, pawnSquare(island, seat));
}

function topOf({ agenda }: Island): Frame {
  return agenda.at(-1) as Frame;
}

function whoseLift(island: Island): Reason {
  const frame = topOf(island);
  return frame.step === 'lift'
    ? { because: 'lift-of-another', by: frame.seat }
    : { because: 'no-helicopter' };
}

/** Why a Special card or a discard is impossible in itself, or else what it has to wait for. */
function judgeSpecial(island: Island, seat: Seat, action: Action): Judgement | null {
  const frame = topOf(island);
  const revealed =
    frame.step === 'pause' ? frame.revealed : frame.step === 'swim' ? frame.square : null;
  const found = judgeAnytime(island, seat, action, revealed);
  if (found?.allowed === false) return found;
  if (frame.step === 'pause') return barredBy('FI-AMB-47', { because: 'said-no' });
  if (frame.step === 'discard')
    return barredBy('FI-AMB-38', { because: 'discarder-only', seat: frame.seat });
  return waitsFor(island, seat);
}

/** The part of the turn that is under way. */
function partOf({ agenda }: Island): FrameOf<Part> | null {
  const frame = agenda.findLast(({ step }) => PARTS.includes(step as Part));
  return (frame as FrameOf<Part> | undefined) ?? null;
}

const PARTS = ['take-actions', 'draw-treasure-cards', 'draw-flood-cards'] as const;
type Part = (typeof PARTS)[number];

/** Actions belong to the first part of one's own turn. */
function judgeTurnAction(island: Island, seat: Seat, { type }: Action): Judgement | null {
  const part = partOf(island);
  if (part === null) return null;
  if (part.seat !== seat) {
    const rule: RuleId = type === 'give' ? 'FI-AMB-13' : 'FI-TURN-1';
    return barredBy(rule, { because: 'not-your-turn', of: part.seat });
  }
  const first = waitsFor(island, seat);
  if (first !== null || part.step === 'take-actions') return first;
  return barredBy('FI-TURN-2', { because: 'actions-over' });
}

/** What is settled before anything else happens. */
function waitsFor(island: Island, seat: Seat): Judgement | null {
  const frame = topOf(island);
  switch (frame.step) {
    case 'discard':
      return frame.seat === seat
        ? barredBy('FI-HAND-1', tooMany(island, seat))
        : barredBy('FI-AMB-48', { because: 'discard-first', seat: frame.seat });
    case 'swim':
      return barredBy('FI-SWIM-1', {
        because: 'swim-first',
        tile: tileOn(island, frame.square),
      });
    case 'lift':
      return barredBy('FI-AMB-46', { because: 'lift-first', by: frame.seat });
    case 'ask-first':
      return barredBy('FI-AMB-7', { because: 'answer-first', pawn: frame.pawn });
    case 'shore-up-second':
      return barredBy('FI-AMB-10', { because: 'second-tile-first' });
    default:
      return null;
  }
}
