// What the coach says in the lesson of Plunder.
export const lesson = {
  welcome:
    'Captain, points make you a legend: each ship, each island, each Plunder Point counts one. Reach the target first.',
  pick: 'Pick the island you start from. Look for ports that lead to open water.',
  draw: 'A turn begins with cards: one for each island of yours.',
  roll: 'Roll for the wind: your ships share that many squares this turn.',
  sail: 'Sail where it glows. Land, walls and the border of the storm are in the way.',
  build:
    'You have the cards to build. Masts sail further, cannons hit harder, lives keep you afloat; a new ship is a point.',
  treasure: 'An X within reach: dig it up and turn a Treasure card. It may even be good.',
  bury: 'Five gold can be buried for a Plunder Point: slow, but nobody takes it from you.',
  attack:
    'You can attack. Each side rolls and adds its cannons; before that, a bribe may change your mind.',
  bargain: 'Everything has a price here: trade cards, threaten, or pay to be left alone.',
  storm: 'The storm wanders. Inside it ships pay toll, and islands yield nothing.',
  goal: 'That is the life: draw, roll, sail, fight or bargain, build. The rest is yours, Captain!',
};
