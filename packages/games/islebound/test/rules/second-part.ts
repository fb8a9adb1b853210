// Rules of Islebound from both sides: buildings, renown, crew, cargo and towns.
import './buildings.ts';
import './buildings-of-our-own.ts';
import './building-abilities-city.ts';
import './building-abilities-end.ts';
import './building-abilities-towns.ts';
import './renown.ts';
import './reputation.ts';
import './crew.ts';
import './cargo.ts';
import './towns-basic.ts';
import './towns-basic-ports.ts';
import './towns-advanced.ts';
import './rulings-towns.ts';
import './rulings-towns-farwold.ts';
import './rulings-buildings.ts';
import './rulings-buildings-gains.ts';
import './rulings-buildings-order.ts';
