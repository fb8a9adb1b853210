// The masthead above the page that verifies a game.
import '../look/look.ts';
import { render } from 'preact';
import { Masthead } from '../app/masthead.tsx';
import './sheet.css';

render(<Masthead />, document.getElementById('masthead') as HTMLElement);
