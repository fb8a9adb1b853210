// Rules of Plunder from both sides, in the order of the rulebook.
import './rules/second-half.ts';
