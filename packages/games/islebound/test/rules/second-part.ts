// Rules of Islebound from both sides: buildings, renown, crew, cargo and towns.
import './buildings.ts';
import './buildings-of-our-own.ts';
