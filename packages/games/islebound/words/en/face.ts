// The face of Islebound: prompts, and the rest of its words.
import { asking, type Face, type Seat } from '@tidetable/engine';
import type { Region } from '../../rules/data/map.ts';
import { captainOf, hasSkill, placeOf, strengthNeeded } from '../../rules/questions.ts';
import type { Frame, FrameOf, Islebound, View } from '../../rules/state.ts';
import { because } from './because.ts';
import { joinEvents } from './join-events.ts';
import { counted, placeName, shipName, shipTitle, TOKEN_NAMES, wantedName } from './names.ts';
import { result } from './result.ts';
import { say } from './say.ts';
import { tell, tradeWords } from './tell.ts';

function prompt(view: View, seat: Seat): string {
  if (view.outcome !== null) return result(view.outcome, seat);
  const isOwnTurn = turnOf(view) === seat;
  return asking(shipTitle(seat), question(view, seat, view.agenda.at(-1) as Frame), { isOwnTurn });
}

/** Whose turn it is: the seat of the bottom frame. Ports are chosen in turn, buildings drafted by all at once. */
function turnOf({ agenda }: View): Seat | null {
  const [turn, top] = [agenda[0], agenda.at(-1)];
  if (turn?.step === 'end-turn') return turn.seat;
  return top?.step === 'home-port' ? top.seat : null;
}

function townAt(view: View, region: Region): string {
  return placeName(placeOf(view, region));
}

function question(view: View, seat: Seat, frame: Frame): string {
  switch (frame.step) {
    case 'home-port':
      return 'which port is home?';
    case 'draft':
      return view.pick === null ? 'pick a building for your hand.' : 'wait for the others to pick.';
    case 'move':
      return askWhereTo(view, seat);
    case 'act':
      return askToAct(view, frame);
    case 'pick-crew':
      return askForCrew(frame);
    case 'rest':
      return 'rest the crew?';
    case 'heal':
      return 'whom does the Miracle Hut heal?';
    case 'choose':
      return `what will you take at ${townAt(view, frame.region)}?`;
    case 'barter':
      return `a bargain at ${townAt(view, frame.region)}?`;
    case 'pay-cargo':
      return 'pay in fish or in wood?';
    case 'pay-cards':
      return `discard ${frame.left === 1 ? 'a card' : `${frame.left} cards`} to pay.`;
    case 'hire':
      return 'whom will you hire?';
    case 'reputation':
      return 'which tale will you brag with?';
    case 'build':
      return 'what will you build?';
    case 'overboard':
      return 'the hold is too full; something goes overboard.';
    case 'reward':
      return `your token brings ${TOKEN_NAMES[frame.token]}.`;
    case 'pass-over':
      return `skip slot ${frame.slot + 1} of the influence track?`;
    case 'draw-up-trade':
      return `what do you offer the ${shipName(frame.partner)}?`;
    case 'answer-trade':
      return `the ${shipName(frame.seat)} offers ${tradeWords(frame.give, frame.take)}.`;
    case 'plunder':
      return `take up to ${counted(frame.most, 'coins')} from the ${shipName(frame.from)}.`;
    case 'free-visit':
      return `${townAt(view, frame.region)} is yours; visit it at once?`;
    default:
      return askInBattle(view, seat, frame);
  }
}

function askForCrew({ wanted: [wanted = 'any'] }: FrameOf<'pick-crew'>): string {
  return wanted === 'any'
    ? 'who goes below deck?'
    : `who goes below deck? Wanted: ${wantedName(wanted)}.`;
}

function hasFighter(view: View, seat: Seat): boolean {
  return captainOf(view, seat).deck.some((crew) => hasSkill(crew, 'combat'));
}

function askWhereTo(view: View, seat: Seat): string {
  const { region } = captainOf(view, seat);
  return region === null ? 'where to, this round?' : `where to from ${townAt(view, region)}?`;
}

function askToAct(view: View, { seat, acted }: FrameOf<'act'>): string {
  const town = townAt(view, captainOf(view, seat).region ?? 0);
  return acted ? `anything else at ${town}?` : `you are at ${town}. What now?`;
}

function askInBattle(view: View, seat: Seat, frame: Frame): string {
  switch (frame.step) {
    case 'muster':
      return `who attacks ${townAt(view, frame.region)}? It takes ${strengthNeeded(view, frame.region)}.`;
    case 'enlist':
      return hasFighter(view, seat) ? 'fighters for more dice, or roll?' : 'roll the dice?';
    case 'battle':
      return `strike with these dice, or reroll some? Strength ${strengthNeeded(view, frame.region)} is needed.`;
    case 'place-dice':
      return `place the dice ${frame.dice.join(' ')}: strength ${frame.strength} so far of ${strengthNeeded(view, frame.region)}.`;
    case 'falter':
      return `you are ${frame.short} short. Press on or retreat?`;
    case 'injure':
      return `who is hurt? ${frame.left} to go.`;
    case 'retreat':
      return 'whom do you lose on the way out?';
    case 'negotiate':
      return `influence ${frame.influence} of ${strengthNeeded(view, frame.region)} for ${townAt(view, frame.region)}.`;
    default:
      return 'wait a moment.';
  }
}

export const face: Face<Islebound> = { prompt, say, because, tell, joinEvents, result };
