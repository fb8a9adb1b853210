// An attack that has been declared: the odds of it, a bribe or a stand, the dice or second thoughts.
import {
  captainName,
  chanceToWin,
  chart as chartOf,
  type FrameOf,
  portOf,
  shipOf,
  theShip,
  type View,
} from '@tidetable/plunder/public';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { Panel } from './panel.tsx';
import { Pressable } from './pressable.tsx';

interface Props<K extends Attack['step']> {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<K>;
}

type Attack = FrameOf<'bribe' | 'press-attack'>;

export function attackWords(view: View, frame: Attack): string {
  return words().plunder.underAttack(theShip(frame.seat, frame.ship), targetWords(view, frame));
}

function targetWords(view: View, { ship, target, defender }: Attack): string {
  if (target !== null) return theShip(defender, target);
  const attacker = shipOf(view, ship);
  return attacker === undefined ? '' : (chartOf(view).islands[portOf(view, attacker)]?.name ?? '');
}

function Odds({ view, frame }: { readonly view: View; readonly frame: Attack }) {
  const say = words().plunder;
  const attacker = shipOf(view, frame.ship);
  if (attacker === undefined) return null;
  const target = frame.target === null ? undefined : shipOf(view, frame.target);
  const defence =
    target === undefined
      ? (chartOf(view).islands[portOf(view, attacker)]?.skulls ?? 0)
      : target.cannons;
  const percent = Math.round(100 * chanceToWin(attacker.cannons, defence));
  return (
    <>
      <p class="odds">
        <span class="gauge" aria-hidden="true">
          <span style={{ transform: `scaleX(${percent / 100})` }} />
        </span>
        {say.odds(percent)}
      </p>
      <p class="aside">{say.oddsParts(attacker.cannons, defence, target === undefined)}</p>
    </>
  );
}

/** Whether the attack is in the southern half of the chart. */
function isLow(view: View, { ship }: Attack): boolean {
  const { terrain } = chartOf(view);
  return (shipOf(view, ship)?.square ?? 0) >= terrain.length / 2;
}

export function UnderAttack({ board, frame }: Props<'bribe'>) {
  const say = words().plunder;
  return (
    <Panel
      title={capital(attackWords(board.view, frame))}
      icon="crossed-sabres"
      isHigh={isLow(board.view, frame)}
    >
      <Odds view={board.view} frame={frame} />
      {frame.least > 1 && <p>{say.raise(captainName(frame.seat), frame.least)}</p>}
      <div class="answers">
        <Pressable board={board} name="answer:offer-bribe">
          {say.offerBribe}
        </Pressable>
        <Pressable board={board} name="answer:no-bribe" class="weighty">
          {say.stand}
        </Pressable>
      </div>
    </Panel>
  );
}

export function PressAttack({ board, frame }: Props<'press-attack'>) {
  const say = words().plunder;
  return (
    <Panel
      title={say.stands(captainName(frame.defender))}
      icon="crossed-sabres"
      isHigh={isLow(board.view, frame)}
    >
      <p>{capital(attackWords(board.view, frame))}.</p>
      <Odds view={board.view} frame={frame} />
      <div class="answers">
        <Pressable board={board} name="answer:fight" class="weighty">
          {say.fight}
        </Pressable>
        <Pressable board={board} name="answer:call-off">
          {say.callOff}
        </Pressable>
      </div>
    </Panel>
  );
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
