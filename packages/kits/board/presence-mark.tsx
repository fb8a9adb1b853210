// Whether a player is here: a full dot or an empty ring, and the same in words.

import type { Presence } from './board.ts';
import { thisMinute } from './minute.ts';
import { sharedWords } from './words/index.ts';
import { lasting } from './words/numbers.ts';
import './presence-mark.css';

export function PresenceMark({ of }: { of: Presence | null | undefined }) {
  if (of === null || of === undefined) return null;
  const text = presenceInWords(of);
  return (
    <span class={of.isHere ? 'presence here' : 'presence away'} title={text}>
      <span class="unseen">{text}</span>
    </span>
  );
}

function presenceInWords(presence: Presence): string {
  const say = sharedWords().presence;
  if (presence.isHere) return say.here;
  const time = timeAway(presence);
  return time === '' ? say.away : say.awayFor(time);
}

/** Empty for less than a minute, and where it is unknown. */
export function timeAway({ isHere, lastSeen }: Presence): string {
  return isHere || lastSeen === null ? '' : lasting(thisMinute.value - lastSeen);
}
