/** `npm run lighthouse`: the four scores of the public forms as a phone loads them, and what was held against them. Fails below 100. */
import { areAllFull, lighthouseScores, scoreTable } from './lighthouse-scores.ts';
import { withProduct } from './running-product.ts';

const ROUNDS = 3;

const scores = await withProduct('SQLite', 1, ({ origin }) => lighthouseScores(origin, ROUNDS));
process.stdout.write(`${scoreTable(scores)}\n`);
process.exitCode = areAllFull(scores) ? 0 : 1;
