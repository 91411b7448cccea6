import type { FastifyInstance } from 'fastify';
import { type Person, personById } from '../core/people.ts';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import { ageIn, defectIn, launchRequest, personIn } from '../launches/launch-request.ts';
import type { Launches } from '../launches/launches.ts';

type Sent = { Body: Readonly<Record<string, unknown>> | undefined };
type One = { Params: { id: string } };

/** Where the chat page and tests steer this Telegram. */
export const CONTROL_PATH = `${TELEGRAM_PAGE_PATH}/control`;

const ED25519_PREFIX_BYTES = 12;
const MOST_CHARACTERS = 4_096;

/** JSON in and out: launch data and login data with a defect, a person's chat, failures of the Bot API. 400 says what is wrong. */
export function controlRoutes(server: FastifyInstance, telegram: Telegram, launches: Launches): void {
  server.post<Sent>(`${CONTROL_PATH}/launch`, ({ body }) => launches.launch(launchRequest(telegram, body ?? {})));
  server.post<Sent>(`${CONTROL_PATH}/login`, ({ body = {} }) => {
    const making = { defect: defectIn(body.defect), ageSeconds: ageIn(body.ageSeconds) };
    return launches.login(personIn(body.person), making);
  });
  server.get(`${CONTROL_PATH}/public-key`, () => ({ ed25519: publicKeyOf(telegram) }));
  server.post<Sent>(`${CONTROL_PATH}/fail`, ({ body = {} }, reply) => {
    const { status = 429, count = 1, retryAfter = 1 } = body as Record<string, number>;
    telegram.fail({ status, count, retryAfter });
    return reply.code(204).send();
  });
  chatRoutes(server, telegram);
}

function chatRoutes(server: FastifyInstance, telegram: Telegram): void {
  const { chats } = telegram;
  const shown = (person: Person) => ({ person: person.id, ...chats.of(person) });
  const chatPath = `${CONTROL_PATH}/chat/:id`;
  server.get<One>(chatPath, ({ params: { id } }, reply) => {
    const person = personById(id);
    return person ? shown(person) : reply.callNotFound();
  });
  server.delete<One>(chatPath, ({ params: { id } }, reply) => {
    const person = personById(id);
    if (!person) return reply.callNotFound();
    chats.clear(person);
    return reply.code(204).send();
  });
  server.post<One & Sent>(`${chatPath}/say`, ({ params: { id }, body }, reply) => {
    const person = personById(id);
    if (!person) return reply.callNotFound();
    const text = body?.text;
    if (typeof text !== 'string' || text.trim() === '' || text.length > MOST_CHARACTERS)
      return reply.code(400).send({ error: `text must have 1 to ${MOST_CHARACTERS} characters` });
    if (!telegram.say(person, text)) return reply.code(403).send({ error: 'The bot is stopped. Write /start.' });
    return shown(person);
  });
  server.post<One & Sent>(`${chatPath}/block`, ({ params: { id }, body }, reply) => {
    const person = personById(id);
    if (!person) return reply.callNotFound();
    telegram.block(person, body?.blocked !== false);
    return shown(person);
  });
  server.post<One & Sent>(`${chatPath}/permit`, ({ params: { id }, body }, reply) => {
    const person = personById(id);
    if (!person) return reply.callNotFound();
    chats.of(person).started = body?.started !== false;
    return shown(person);
  });
}

/** Hex, as Telegram publishes its own. */
function publicKeyOf({ keys }: Telegram): string {
  return keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(ED25519_PREFIX_BYTES).toString('hex');
}
