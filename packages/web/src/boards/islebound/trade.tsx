// A trade: what I give, what I ask for, good by good; then the other captain's answer.
import {
  booksAreCards,
  type FrameOf,
  shipName,
  type Tradable,
  type View,
} from '@tidetable/islebound/public';
import { Icon } from '../../look/icon.tsx';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { GOOD_ICONS } from './looks.ts';
import { SpotButton } from './parts.tsx';

const GOODS: readonly Tradable[] = ['fish', 'wood', 'books', 'pirates', 'serpents'];

interface Props {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<'draw-up-trade' | 'answer-trade'>;
}

export function TradeStage({ board, frame }: Props) {
  const { seat, partner, give, take } = frame;
  const say = words().islebound.trade;
  const isDrawnUp = frame.step === 'answer-trade';
  const isInIt = (good: Tradable): boolean => (give[good] ?? take[good] ?? 0) > 0;
  const goods = GOODS.filter((good) => good !== 'books' || !booksAreCards(board.view));
  const at = isDrawnUp ? goods.length : frame.at;
  const button = (type: string, look: string, label: string) => (
    <SpotButton board={board} name={`scene:${type}`} look={look} label={label}>
      {label}
    </SpotButton>
  );
  return (
    <section class="affair trade">
      <header>
        <h3>{say.title(shipName(seat), shipName(partner))}</h3>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.asks}</th>
            <td />
            <th scope="col">{say.gives}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((good, nth) =>
            isDrawnUp && !isInIt(good) ? null : (
              <tr key={good} class={nth === at ? 'now' : ''}>
                <td class="asked">
                  <Side board={board} frame={frame} how="ask" good={good} isNow={nth === at} />
                </td>
                <th scope="row">
                  <Icon name={GOOD_ICONS[good]} />
                  <span class="unseen" data-own>
                    {good}
                  </span>
                </th>
                <td class="given">
                  <Side board={board} frame={frame} how="give" good={good} isNow={nth === at} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <div class="pair-of-buttons">
        {isDrawnUp ? (
          <>
            {button('accept', 'main-spot', say.accept)}
            {button('refuse', 'plain-spot', say.refuse)}
          </>
        ) : at < goods.length ? (
          button(`leave-out:${goods[at]}`, 'plain-spot', say.leaveOut(goods[at] ?? ''))
        ) : (
          <>
            {button('propose', 'main-spot', say.propose)}
            {button('withdraw-offer', 'plain-spot', say.withdraw)}
          </>
        )}
      </div>
    </section>
  );
}

interface SideProps extends Props {
  readonly how: 'give' | 'ask';
  readonly good: Tradable;
  readonly isNow: boolean;
}

/** What is agreed so far; what could be while it is being drawn up. */
function Side({ board, frame, how, good, isNow }: SideProps) {
  const agreed = (how === 'give' ? frame.give : frame.take)[good];
  const owner = how === 'give' ? frame.seat : frame.partner;
  const most = board.view.captains[owner]?.[good] ?? 0;
  const say = words().islebound.trade;
  if (agreed !== undefined) return <b>{agreed}</b>;
  if (frame.step === 'answer-trade') return null;
  if (!isNow || most === 0) return <span class="aboard">{say.aboard(most)}</span>;
  return (
    <span class="trade-counts">
      {Array.from({ length: most }, (_none, less) => less + 1).map((count) => (
        <SpotButton
          key={count}
          board={board}
          name={`scene:${how}:${good}:${count}`}
          look="send is-small"
          label={say[how](good, count)}
        >
          {count}
        </SpotButton>
      ))}
    </span>
  );
}
