// The name of an option or of one of its choices, as people write it.

/** `before-sinking` as "Before sinking", `liftRescues` as "Lift rescues". */
export function spokenName(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
