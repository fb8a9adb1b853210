import './rules/first-part.ts';
