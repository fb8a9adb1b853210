// The name of an option or of one of its choices, as people write it.

import { capital } from '@tidetable/engine';

/** `before-sinking` as "Before sinking", `liftRescues` as "Lift rescues". */
export function spokenName(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return capital(spaced);
}
