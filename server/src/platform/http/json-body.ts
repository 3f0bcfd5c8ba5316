import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';

/** The largest body of a request without a login, in bytes. A drawn signature does not count. */
export const VISITOR_LIMIT_BYTES = 64 * 1024;
/** Lists and objects within each other; no operation and no call needs a third of it. */
export const MAX_JSON_DEPTH = 64;
const SIGNATURE = 'data:image/png;base64,';

/** A refusal that Fastify answers with its status. */
class RefusedBodyError extends Error {
  constructor(
    readonly statusCode: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Makes the parser of JSON bodies of a scope. It looks at the text before anything is made of it: parsing half a million brackets takes a tenth of a
 * second, and a visitor's request is small. An empty body is `empty`, or refused.
 */
export function jsonParser(app: FastifyInstance, { empty }: JsonParserOptions = {}): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) => {
    if (text === '' && empty !== undefined) return done(null, empty);
    const shape = shapeOf(text);
    if (shape.depth > MAX_JSON_DEPTH) return done(new RefusedBodyError(400, 'The body is nested too deeply.'));
    if (isVisitor(request) && shape.plainLength > VISITOR_LIMIT_BYTES)
      return done(new RefusedBodyError(413, 'The body is too large.'));
    return parse(request, text, done);
  };
}

/** How an empty body is read. */
interface JsonParserOptions {
  readonly empty?: object;
}

/** Tells whether nobody claims to be logged in; a claim that is false is refused soon after. */
export function isVisitor({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined;
}

/** Tells whether a JSON text is nested more deeply than anything that is sent in earnest, before it is parsed. */
export function isNestedTooDeeply(text: string): boolean {
  return shapeOf(text).depth > MAX_JSON_DEPTH;
}

/**
 * Returns how deeply the lists and objects of a JSON text are nested, up to the bound, and the length of the text without a drawn signature. Reads the text once, from
 * quote to quote, and makes nothing of it.
 */
export function shapeOf(text: string): { depth: number; plainLength: number } {
  let depth = 0;
  let deepest = 0;
  let signature = 0;
  for (let at = 0; at < text.length && deepest <= MAX_JSON_DEPTH; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at + 1);
      if (text.startsWith(SIGNATURE, at + 1)) signature = Math.max(signature, end - at);
      at = end;
    } else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return { depth: deepest, plainLength: text.length - signature };
}

/** Returns the place of the quote that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let slash = end;
    while (text[slash - 1] === '\\' && slash > start) slash -= 1;
    if ((end - slash) % 2 === 0) return end;
  }
  return text.length;
}
