import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, hasCopy } from '../../platform/http/entity-tag.js';
import { prepareBody, type PreparedBody, sendPrepared } from '../../platform/http/prepared-body.js';

/** A page as it is sent: compressed once for all callers, with its tag. */
export interface PreparedPage extends PreparedBody {
  readonly entityTag: string;
}

/** Compresses a page and computes its tag. */
export async function preparePage(html: string): Promise<PreparedPage> {
  return { ...(await prepareBody(html)), entityTag: entityTagOf(html) };
}

/** Sends a page, or 304 if the caller's copy is current. It may be cached, but is revalidated each time. */
export function sendPreparedPage(request: FastifyRequest, reply: FastifyReply, page: PreparedPage): FastifyReply {
  void reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('ETag', page.entityTag);
  if (hasCopy(request.headers['if-none-match'], page.entityTag)) return reply.code(304).send();
  return sendPrepared(request, reply, page);
}
