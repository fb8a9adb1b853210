// Islebound: what is counted after the end, in words.

export const COUNTED: Readonly<Record<string, string>> = {
  coins: 'Coins',
  buildings: 'Buildings',
  abilities: 'Their abilities',
  track: 'Renown track',
  tokens: 'Renown tokens',
  monster: 'The monster',
  total: 'Total',
};
