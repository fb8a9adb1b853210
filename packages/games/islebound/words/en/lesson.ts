// What the coach says in the lesson of Islebound.
export const lesson = {
  welcome:
    'Captain, this is your ship. Coins, towns, fame and above all your city earn renown: whoever has the most when a city is full wins.',
  port: 'Choose a home port: your ship begins there.',
  sail: 'A turn is: sail, then act. Sail to a town that glows; crew who can sail, and fish, carry you further.',
  visit:
    'You may visit this town: pay its entry, and do what its sign says. The entry goes to the owner of the town.',
  crew: 'Some things tire your crew. Tired hands go below deck until you rest in a town with a bed.',
  attack: 'A red banner: pirates and sea serpents can take this town. Dice decide, so send enough.',
  negotiate: 'A blue banner: cubes on the influence track can win this town over, without a fight.',
  hunt: 'No coins? Hunt for treasure: an action that always pays a little.',
  event: 'An event waits in this town. Fulfil it for its reward.',
  buy: 'You can buy a building now. They are worth renown, and many help you for the rest of the game.',
  renown: 'Seven steps of renown bring a token: a gift now, and points at the end.',
  goal: 'Your city grows. Once any city is full, the end is near. The rest is yours, Captain!',
};
