// The text of Treasure cards: a line of story, and the effect.
// Provenance: DESIGNED.

export interface TreasureWords {
  readonly story: string;
  readonly text: string;
}

/** By card number, from card 1. */
export const TREASURE_WORDS: readonly TreasureWords[] = [
  {
    story: "A few coins, wedged between the planks of somebody else's bad day.",
    text: 'Gain 1 gold.',
  },
  { story: 'Two fathoms down, one rope, no questions.', text: 'Gain 2 gold.' },
  { story: 'The lock held. The captain did not.', text: 'Gain 3 gold.' },
  { story: 'Her masts still break the surface at low water.', text: 'Gain 4 gold.' },
  {
    story: 'He asked us to take the money instead of him. We thought it rude to refuse.',
    text: 'Gain 5 gold.',
  },
  {
    story: 'Fair is fair, says the bosun, and he is holding the axe.',
    text: 'Gain 2 gold and 1 rum.',
  },
  {
    story: 'Everything a hull could want, and a little for the builder.',
    text: 'Gain 1 gold, 1 wood and 1 iron.',
  },
  {
    story: 'They would have sold it to us, had we asked before we fired.',
    text: 'Gain 3 gold. The finding ship loses 1 life.',
  },
  { story: 'Its eyes are open now. Were they open before?', text: 'Gain 4 gold. Your turn ends.' },
  {
    story: 'The trader kept a thumb on the pan. Now we keep the pan.',
    text: 'Lose 1 resource that is not gold (your choice), then gain 2 gold.',
  },
  {
    story: 'Tonight every flag drinks from the same barrel.',
    text: 'Gain 3 gold. Every other player gains 1 rum.',
  },
  { story: "Somebody's ship, once. Somebody's ship again soon.", text: 'Gain 2 wood and 1 iron.' },
  {
    story: 'Twelve barrels went over the side. Nine were empty by the time we counted.',
    text: 'Gain 3 rum.',
  },
  {
    story: 'Take what you need, leave a note, sign it with another name.',
    text: 'Gain any 2 resources of your choice.',
  },
  {
    story: 'They sing it in every tavern, and it is almost true.',
    text: 'Gain 1 Plunder Point card.',
  },
  {
    story: 'Green with weed, but iron does not forget its trade.',
    text: 'Add 1 cannon to one of your ships.',
  },
  {
    story: 'Stitched from three flags, none of them ours.',
    text: 'Add 1 mast to one of your ships.',
  },
  {
    story: 'Marooned for cheating at cards. Rescued for everything else.',
    text: 'Restore 1 life to one of your ships.',
  },
  {
    story: 'A bump on the quay, a hurried apology, a lighter purse.',
    text: 'Steal 1 resource card from a player of your choice.',
  },
  {
    story: 'Silent oars, soft boots, loud morning.',
    text: 'Steal 2 resource cards from one player of your choice.',
  },
  {
    story: 'Every captain pays the sea. Today you are the sea.',
    text: 'Steal 1 resource card from each other player.',
  },
  {
    story: 'Untie one for a breeze, two for a gale. You untied three.',
    text: 'Relocate the storm by spinning the compasses.',
  },
  {
    story: 'Tilt the glass and the weather follows.',
    text: 'Place the centre of the storm on any coordinate you choose.',
  },
  {
    story: 'The sea opens, turns twice, and closes somewhere else.',
    text: 'Relocate the finding ship by spinning the compasses.',
  },
  {
    story: 'Their anchor held. The harbour did not.',
    text: "Choose another player's ship. Relocate it by spinning the compasses.",
  },
  {
    story: 'A wind with your name on it.',
    text: 'Move the finding ship to any unoccupied ocean space or to any unoccupied port.',
  },
  {
    story: 'Who brought a lantern? Who, exactly, brought a lantern?',
    text: 'The finding ship loses 1 life.',
  },
  {
    story: 'Eleven guns on a ship that burned ten years ago.',
    text: "Choose another player's ship. It loses 1 life.",
  },
  {
    story: 'It has one eye, and the eye is the size of the mainsail.',
    text: 'Discard 3 resources of your choice, or the finding ship sinks.',
  },
  { story: 'The good news is the rats have left.', text: 'Lose 2 resources of your choice.' },
  { story: 'The new hands were very keen to sign on. And off.', text: 'Lose 1 gold and 1 rum.' },
  { story: 'Not a breath. Even the gulls are walking.', text: 'Your turn ends.' },
  {
    story: 'They want rum, or they want your hat.',
    text: 'Lose 1 rum. If you had none to lose, your turn ends.',
  },
];
