// Reading lists.

/** What stands at this place; throws where nothing does. */
export function itemAt<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return item;
}
