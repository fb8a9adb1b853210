// Entry point of the verifier, a page of its own.
import '@tidetable/board/look/look.ts';
import { speakAsAsked } from '@tidetable/board/words/language.ts';
import { render } from 'preact';
import { VerifyPage } from './page.tsx';
import './sheet.css';

await speakAsAsked();
render(<VerifyPage />, document.body);
