import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { requestHeaders } from '@gatehouse/contract/call/request-headers';
import { completeTask, tasksHome } from '@gatehouse/contract/telegram/tasks';
import { completeTaskPayload, tasksHomePayload } from '@gatehouse/contract/telegram/telegram.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '../../http/envelope.ts';
import { readPayload } from '../../http/validate.ts';
import { visitorOf } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Campaign } from './campaign.ts';
import { type TaskPerson, taskPersonOf } from './task-person.ts';
import { complete, tasksOn } from './tasks.ts';

const LAUNCH_HEADER = requestHeaders.telegram.toLowerCase();

/** TG-11: the tasks of the mini-app. Who asks is proved by the launch data of the header, with a session or without. */
export function telegramTaskRoutes(app: FastifyInstance, more: Services, campaigns: readonly Campaign[]): void {
  const services = { ...more, campaigns };
  const askedBy = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = visitorOf(request, services.brand, services.trustGateway);
    const person = await personOf(services, request, visitor);
    // PLAT-02: the first verified call marks the browser.
    if (person) reply.header(gatewayHeaders.miniApp, '1');
    return { person, site: visitor.site };
  };
  app.post(tasksHome.path, async (request, reply) => {
    readPayload(tasksHomePayload, request.body);
    const { person, site } = await askedBy(request, reply);
    return sendAnswer(reply, { result: { campaign: await tasksOn(services, site, person) } });
  });
  app.post(completeTask.path, async (request, reply) => {
    const input = readPayload(completeTaskPayload, request.body);
    const { person, site } = await askedBy(request, reply);
    if (!person) throw new Refusal('telegramDataInvalid');
    return sendAnswer(reply, { result: { campaign: await complete(services, input, site, person) } });
  });
}

/** @throws {Refusal} what `taskPersonOf` throws */
async function personOf(
  services: Services,
  { headers }: FastifyRequest,
  visitor: ReturnType<typeof visitorOf>,
): Promise<TaskPerson | undefined> {
  const launchData = headers[LAUNCH_HEADER];
  return typeof launchData === 'string' && launchData !== '' ? taskPersonOf(services, launchData, visitor) : undefined;
}
