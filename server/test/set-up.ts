import sharp from 'sharp';
import type { GraphQLReply, TestApp } from './test-app.js';

/** Sends changes of the settings as an Admin would, without a version; the reply has the refusals. */
export function updateSettings(
  app: TestApp,
  input: object,
  token: string,
): Promise<GraphQLReply<Record<string, unknown>>> {
  return app.graphql(
    'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }',
    { input },
    token,
  );
}

/** Adds an extra, a fee or a charge at the return as an Admin; resolves to its id. Throws if it is refused. */
export async function createChargeRule(app: TestApp, input: object, admin: string): Promise<string> {
  const { data, errors } = await app.graphql<{ createChargeRule: { id: string } }>(
    'mutation ($input: CreateChargeRuleInput!) { createChargeRule(input: $input) { id } }',
    { input },
    admin,
  );
  if (!data) throw new Error(`the rule was refused: ${JSON.stringify(errors)}`);
  return data.createChargeRule.id;
}

/** Draws a signature, as the pages send it: a PNG data URL. */
export async function drawSignature(): Promise<string> {
  const strokes = '<svg width="300" height="120"><path d="M10 60 L280 70" stroke="black" stroke-width="6"/></svg>';
  return `data:image/png;base64,${(await sharp(Buffer.from(strokes)).png().toBuffer()).toString('base64')}`;
}
