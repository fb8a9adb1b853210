// The page that verifies a game, which stands by itself.
import '../look/look.ts';
import { render } from 'preact';
import { speakAsAsked } from '../words/index.ts';
import { VerifyPage } from './page.tsx';
import './sheet.css';

await speakAsAsked();
render(<VerifyPage />, document.body);
