// Forbidden Island: what is counted after the end, in words.

export const COUNTED: Readonly<Record<string, string>> = {
  treasures: 'Treasures',
  dry: 'Dry tiles',
  flooded: 'Flooded tiles',
  sunk: 'Sunk tiles',
  water: 'Water level',
  turns: 'Turns',
};
