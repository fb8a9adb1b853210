import './rules/second-part.ts';
