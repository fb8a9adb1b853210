// The lessons.

export const learn = {
  title: 'Learn',
  how: 'A real game, a mate at the other seat, and somebody who tells you what matters when it comes up. You can skip the talk at any time.',
  begin: 'Begin',
  missing: 'There is no lesson of that name here.',
  coach: 'Your coach',
  gotIt: 'Got it',
  skip: 'Skip the lesson',
  about: {
    'forbidden-island':
      'Ten minutes. Walking, keeping dry, finding four treasures, and leaving before it is too late.',
    islebound: 'The first turns: sailing, towns, crew, and what a city is good for.',
    plunder: 'The first turns: islands, sails, dice, and when to bargain.',
  },
  island: {
    welcome:
      'Welcome ashore! This island is going under. Bring home four treasures, together, before it does.',
    pawn: 'This is you. Each turn gives you up to three actions; what glows can be touched.',
    shore:
      'The blue tile near you is flooded. If its card comes up again, it sinks for good. Touch it to shore it up.',
    move: 'Walk: touch a glowing tile beside you. Blue tiles still carry you. Sunk ones do not.',
    undo: 'Changed your mind? As long as no card was turned, Undo takes your steps back.',
    done: 'Your actions are spent. Press Done: two Treasure cards come next.',
    drew: 'These are your cards. Four of one treasure, on one of its two tiles, capture it. More than five you cannot hold.',
    pause:
      'You hold a Special card, so you are asked before the next card is turned. Play it, or press No. “Not until…” says no for a while.',
    waters:
      'Waters Rise! The level climbs, and every tile that was flooded so far goes back on top of the deck. Those are in danger now.',
    flooded:
      'At the end of each turn the sea turns up Flood cards: dry tiles flood, flooded tiles sink.',
    sank: 'A tile is gone for good. Keep Fools’ Landing and two tiles of each open treasure in mind.',
    special:
      'A Special card! Sandbags keep any tile dry, the helicopter takes pawns anywhere. Play them at any time: they cost no action.',
    give: 'You can hand a Treasure card to a mate; usually you must stand together, but the Messenger need not. Collect four of a kind in one hand.',
    limit: 'Too many cards. One must go: discard it, or play a Special card instead.',
    goal: 'That is the whole turn: act, draw, flood. Talk of who collects what, keep the treasure tiles dry, and mind the meter. Fair winds!',
    capture: 'Four of a kind, and the right tile under your boots: capture the treasure!',
    leave: 'All four! Everyone to Fools’ Landing, and one Helicopter Lift takes you home.',
  },
  islebound: {
    welcome:
      'Captain, this is your ship. Coins, towns, fame and above all a city win here: whoever has the most renown when a city is full.',
    port: 'Choose a home port: your ship begins there.',
    sail: 'A turn is: sail, then act. Sail to a town that glows; crew who can sail, and fish, carry you further.',
    visit:
      'You may visit this town: pay its entry, and do what its sign says. The entry goes to whoever holds the town.',
    crew: 'Some things tire your crew. Tired hands go below deck until you rest in a town with a bed.',
    attack:
      'A red banner: pirates and sea serpents can take this town. Dice decide, so send enough.',
    negotiate:
      'A blue banner: cubes on the influence track can win this town over, without a fight.',
    hunt: 'No coins? Hunt for treasure: an action that always pays a little.',
    event: 'An event waits in this town. Fulfil it for its reward.',
    buy: 'You can buy a building now. They are worth renown, and many help you for the rest of the game.',
    renown: 'Seven steps of renown bring a token: a gift now, and points at the end.',
    goal: 'Your city grows. When somebody’s city is full the end is near. The rest is yours, Captain!',
  },
  plunder: {
    welcome:
      'Captain, points make you a legend: each ship, each island, each Plunder Point counts one. Reach the target first.',
    pick: 'Pick the island you start from. Look for ports that lead to open water.',
    draw: 'A turn begins with cards: one for each island of yours.',
    roll: 'Roll for the wind: so many squares your ships sail together this turn.',
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
  },
};
