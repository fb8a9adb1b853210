// A trade: what I give and what I ask for, good by good; then the other captain's answer.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import {
  type Bundle,
  booksAreCards,
  type FrameOf,
  shipName,
  type Tradable,
  type View,
} from '../public.ts';
import { GOOD_ICONS } from './looks.ts';
import { SpotButton } from './parts.tsx';
import { boardWords } from './words.ts';

const GOODS: readonly Tradable[] = ['fish', 'wood', 'books', 'pirates', 'serpents'];

interface Props {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<'draw-up-trade' | 'answer-trade'>;
}

export function TradeStage({ board, frame }: Props) {
  const say = boardWords().trade;
  const isDrawnUp = frame.step === 'answer-trade';
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
        <h3>{isDrawnUp ? say.offered(shipName(frame.seat)) : say.mine(shipName(frame.partner))}</h3>
      </header>
      {isDrawnUp ? (
        <>
          <Goods title={say.youGive} goods={goods} bundle={frame.take} />
          <Goods title={say.youGet} goods={goods} bundle={frame.give} />
        </>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say.youAsk}</th>
              <td />
              <th scope="col">{say.youGive}</th>
            </tr>
          </thead>
          <tbody>
            {goods.map((good, nth) => (
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
            ))}
          </tbody>
        </table>
      )}
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

interface GoodsProps {
  readonly title: string;
  readonly goods: readonly Tradable[];
  readonly bundle: Bundle;
}

/** One side of an offer that is answered as it is. */
function Goods({ title, goods, bundle }: GoodsProps) {
  return (
    <p class="changing-hands">
      <span>{title}</span>
      {goods.map((good) =>
        bundle[good] ? (
          <span key={good} class="tally">
            <b>{bundle[good]}</b>
            <Icon name={GOOD_ICONS[good]} />
            <span class="unseen" data-own>
              {good}
            </span>
          </span>
        ) : null,
      )}
    </p>
  );
}

interface SideProps {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<'draw-up-trade'>;
  readonly how: 'give' | 'ask';
  readonly good: Tradable;
  readonly isNow: boolean;
}

/** What is agreed so far, or what could be. */
function Side({ board, frame, how, good, isNow }: SideProps) {
  const agreed = (how === 'give' ? frame.give : frame.take)[good];
  const owner = how === 'give' ? frame.seat : frame.partner;
  const most = board.view.captains[owner]?.[good] ?? 0;
  const say = boardWords().trade;
  if (agreed !== undefined) return <b>{agreed}</b>;
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
