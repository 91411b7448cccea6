import { createTranslator } from '../../packages/words/src/translator.ts';
import { wordsFor } from '../../packages/words/src/words-for.ts';

/** What the product says in English, by the id of its words: a journey reads the page, it does not repeat its texts. */
export const { t: said } = createTranslator('en', wordsFor('en', ['']));
