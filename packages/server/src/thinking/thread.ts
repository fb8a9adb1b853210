// The program of a thread in which bots think.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { BOTS } from '@tidetable/bots';
import { answerAll } from './answering.ts';

answerAll(parentPort as MessagePort, BOTS);
