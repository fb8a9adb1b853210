// What is printed, what is public and what is ours, game by game.

const DESIGNED_OF_ISLEBOUND =
  'Town strengths and most banners, entry costs, prices of buildings, 13 buildings and parts of 9, most events, reputation cards and token rewards, dice of pirates and Ichor, influence slots, the map';

const ISLEBOUND = {
  RULEBOOK: 'The rules, the towns and what their signs do, crew skills, dice of the sea serpent',
  PUBLIC: 'Coins to enter a town, names of the reputation cards',
  DESIGNED: DESIGNED_OF_ISLEBOUND,
};

export const sources = {
  title: 'Printed, public or ours',
  mark: { RULEBOOK: 'printed', PUBLIC: 'public', MIXED: 'partly ours', DESIGNED: 'ours' },
  meaning: {
    RULEBOOK: 'Printed in the rulebook, or the only value that fits what it prints.',
    PUBLIC: 'Told alike by public sources: reviews, other implementations, the designers.',
    MIXED: 'Printed in part, completed by us.',
    DESIGNED: 'Ours: no source tells, so we chose what plays well. It may differ from your box.',
  },
  more: 'What each mark means',
  games: {
    'forbidden-island': {
      RULEBOOK: 'The rules, the cards and how many there are, the roles, the first layout',
      PUBLIC:
        'Names of the tiles and which of them hold treasures or starting places, the marks of the water meter, the other layouts',
    },
    islebound: ISLEBOUND,
    'islebound-prototype': ISLEBOUND,
    'deep-fog': ISLEBOUND,
    plunder: {
      RULEBOOK: 'The rules, what building costs, the four kinds of cards, the kinds of treasure',
      PUBLIC: 'The size of the map and of the storm, how many cards and pieces there are',
      DESIGNED:
        'Every map tile and island, every Treasure card with its title and effect, how the resource cards divide, the times of the clock',
    },
  } as Readonly<
    Record<string, Readonly<Partial<Record<'RULEBOOK' | 'PUBLIC' | 'DESIGNED', string>>>>
  >,
};
