// The goal, setup, turns, sailing, building, islands, fights, the storm, turns without a ship, variations.
import './goal.ts';
import './goal-rulings.ts';
import './fleet.ts';
import './setup.ts';
import './setup-players.ts';
import './turn.ts';
import './turn-rulings.ts';
import './sailing.ts';
import './sailing-built.ts';
import './building.ts';
import './building-places.ts';
import './islands.ts';
import './conquest.ts';
import './conquest-outcome.ts';
import './battles.ts';
import './battles-rulings.ts';
