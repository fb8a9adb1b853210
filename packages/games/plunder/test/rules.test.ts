// Rules of Plunder from both sides, in the order of the rulebook.
import './rules/first-half.ts';
