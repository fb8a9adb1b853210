// A declared attack: its odds, a bribe or a stand, the dice or second thoughts.

import type { BoardProps } from '@tidetable/board/board.ts';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { capital, type Reader } from '@tidetable/engine';
import {
  asked,
  captainName,
  cardWords,
  chanceToWin,
  chart as chartOf,
  type FrameOf,
  given,
  NOTHING,
  offerWords,
  portOf,
  shipFor,
  shipOf,
  type View,
} from '../public.ts';
import { DealForm, NO_TERMS, sentence, treatyWords, within } from './deal-form.tsx';
import { Panel } from './panel.tsx';
import { Pressable } from './pressable.tsx';
import { boardWords } from './words.ts';

interface Props<K extends Attack['step']> {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<K>;
}

type Attack = FrameOf<'bribe' | 'press-attack'>;

/** As it is told to the captain who looks. */
export function attackWords({ view, seat }: BoardProps<View>, frame: Attack): string {
  return boardWords().underAttack(
    shipFor(seat, frame.seat, frame.ship).name,
    targetWords(view, frame, seat),
  );
}

function targetWords(view: View, { ship, target, defender }: Attack, reader: Reader): string {
  if (target !== null) return shipFor(reader, defender, target).name;
  const attacker = shipOf(view, ship);
  return attacker === undefined ? '' : (chartOf(view).islands[portOf(view, attacker)]?.name ?? '');
}

function Odds({ view, frame }: { readonly view: View; readonly frame: Attack }) {
  const say = boardWords();
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

/** What was refused in this attack, and what would be accepted. */
function haggled({ agenda }: View): Pick<FrameOf<'press-attack'>, 'refused' | 'prices'> {
  const pressed = agenda.findLast(({ step }) => step === 'press-attack');
  return pressed?.step === 'press-attack' ? pressed : { refused: [], prices: [] };
}

/** A refused bribe stays in the form, to be changed. */
export function UnderAttack({ board, frame }: Props<'bribe'>) {
  const say = boardWords();
  const { view } = board;
  const attacker = captainName(frame.seat);
  const { refused, prices } = haggled(view);
  const last = refused.at(-1);
  const price = prices.at(-1);
  return (
    <Panel
      title={capital(attackWords(board, frame))}
      icon="crossed-sabres"
      isHigh={isLow(view, frame)}
      isAsked={board.filling !== null}
    >
      <Odds view={view} frame={frame} />
      {last !== undefined && (
        <p class={`spoken ${seatClass(frame.seat)}`} data-own>
          {say.refusedBribe(attacker, cardWords(last), price && cardWords(price))}
        </p>
      )}
      <DealForm
        key={frame.ship}
        board={board}
        start={{ ...NO_TERMS, give: within(last ?? NOTHING, view.hand) }}
        sides={['give']}
        theirs={0}
        action={({ give }) => ({ type: 'bribe', ...given(give) })}
        told={({ give }) => sentence(offerWords('bribe', give, NOTHING))}
        meaning={treatyWords(board, frame.seat, frame.defender)}
        send={say.offerBribe}
        spot="answer:bribe"
      >
        <Pressable board={board} name="answer:no-bribe" class="weighty">
          {say.stand}
        </Pressable>
      </DealForm>
    </Panel>
  );
}

export function PressAttack({ board, frame }: Props<'press-attack'>) {
  const say = boardWords();
  const { view, filling, fill } = board;
  const defender = captainName(frame.defender);
  return (
    <Panel
      title={say.stands(defender)}
      icon="crossed-sabres"
      isHigh={isLow(view, frame)}
      isAsked={filling !== null}
    >
      <p>{capital(attackWords(board, frame))}.</p>
      <Odds view={view} frame={frame} />
      {filling?.type === 'name-price' && (
        <DealForm
          board={board}
          start={{ ...NO_TERMS, ask: frame.prices.at(-1) ?? frame.refused.at(-1) ?? NOTHING }}
          sides={['ask']}
          theirs={view.captains[frame.defender]?.handSize ?? 0}
          action={({ ask }) => ({ type: 'name-price', ...asked(ask) })}
          told={({ ask }) => say.priceIs(cardWords(ask))}
          meaning={treatyWords(board, frame.seat, frame.defender)}
          send={say.sendPrice}
          spot="answer:propose"
          sent={() => fill(null)}
        />
      )}
      <div class="answers">
        <Pressable board={board} name="answer:fight" class="weighty">
          {say.fight}
        </Pressable>
        {filling?.type !== 'name-price' && (
          <Pressable board={board} name="answer:name-price">
            {say.namePrice}
          </Pressable>
        )}
        <Pressable board={board} name="answer:call-off">
          {say.callOff}
        </Pressable>
      </div>
    </Panel>
  );
}
