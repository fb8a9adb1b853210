// What the coach says in the lesson of Forbidden Island.
export const lesson = {
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
};
