// `[` and `]` step through the game, from the live game too; Home and End go to the ends of a replay.

import { isTyping } from '@tidetable/board/keys.ts';
import { useLayoutEffect } from 'preact/hooks';
import type { Stage } from '../stage.ts';

export function useReplayKeys(stage: Stage): void {
  useLayoutEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      const isScrubbing = event.target instanceof HTMLInputElement && event.target.type === 'range';
      if (isTyping(event) && !isScrubbing) return;
      if (event.key === '[') void stage.moments.step(-1);
      if (event.key === ']') void stage.moments.step(1);
      const isReplay = stage.ply.value !== null || stage.isOver.value || stage.table.isRecord;
      if (!isReplay) return;
      if (event.key === 'Home') void stage.look(0);
      if (event.key === 'End') void stage.look(stage.last.value);
    };
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [stage]);
}
