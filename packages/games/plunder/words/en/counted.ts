// Plunder: what is counted after the end, in words.

export const COUNTED: Readonly<Record<string, string>> = {
  ships: 'Ships',
  islands: 'Islands',
  plunderPoints: 'Plunder Points',
  total: 'Total',
};
