// A captain without a ship, step by step: the dice gave nothing, so there is a price to pay, or a turn ashore.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { ComponentChildren } from 'preact';
import { BURIAL_GOLD, COSTS, cardsOf, type FrameOf, type View } from '../public.ts';
import { Chips } from './kinds.tsx';
import { Panel } from './panel.tsx';
import { Pressable } from './pressable.tsx';
import { boardWords } from './words.ts';

interface Props {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<'without-ship'>;
}

const WAYS = ['buy-ship', 'pay-gold', 'give-point', 'disown', 'stay-ashore'] as const;
type Way = (typeof WAYS)[number];

const ICONS: Readonly<Record<Way, IconName>> = {
  'buy-ship': 'galleon',
  'pay-gold': 'coins',
  'give-point': 'locked-chest',
  disown: 'flying-flag',
  'stay-ashore': 'palm-tree',
};

/** Draw and dice are over; a trade may precede the return, and the launch follows it. */
const [TRADE, WAY] = [2, 3];

export function Shipless({ board }: Props) {
  const say = boardWords();
  const { hand } = board.view;
  /** The island to give up is touched on the chart, which must not be covered. */
  if (board.spot('way:disown').kind === 'picked') return null;
  const first = board.spot('bargain').kind === 'open' ? TRADE : WAY;
  const costs: Readonly<Record<Way, ComponentChildren>> = {
    ...say.wayCost,
    'buy-ship': <Chips cards={COSTS.ship} purse={hand} />,
    'pay-gold': <Chips cards={cardsOf('gold', BURIAL_GOLD)} purse={hand} />,
  };
  return (
    <Panel title={say.shipless} icon="ship-wreck" class="shipless">
      <ol class="procedure">
        {say.shiplessSteps.map((step, nth) => (
          <li
            key={step}
            class={nth < first ? 'past' : ''}
            aria-current={nth >= first && nth <= WAY ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
      <p class="aside">{first === TRADE ? say.shiplessDice : say.shiplessChoice}</p>
      <div class="ways">
        {WAYS.map((way) => (
          <Pressable key={way} board={board} name={`way:${way}`} class="way">
            <Icon name={ICONS[way]} />
            <span>{say.ways[way]}</span>
            <span class="price">{costs[way]}</span>
          </Pressable>
        ))}
      </div>
    </Panel>
  );
}
