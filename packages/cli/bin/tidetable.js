#!/usr/bin/env -S node --max-semi-space-size=64
// The sources are TypeScript. They are bundled when they have changed since the last time, and run.
import { bundled } from './bundle.js';

process.setSourceMapsEnabled(true);
const { main } = await import(await bundled());
process.exitCode = await main(process.argv.slice(2));
