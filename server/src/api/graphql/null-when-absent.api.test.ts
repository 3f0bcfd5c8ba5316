import { makeEmployee } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmployeeRole } from '../../modules/people/account/employee.entity.js';
import { createSchema } from '../../schema.js';

const schema = createSchema({ get: () => ({}) }, { subscribe: () => ({}) as never });
const byId = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(({ args }) => args.length === 1 && args[0]?.name === 'id')
  .map(({ name }) => name);

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(() => app.close());

describe('a query by id', () => {
  it.each(byId)('%s answers null for an unknown or invalid id', async (name) => {
    for (const id of ['999999', 'x'])
      expect(await app.graphql(`query ($id: ID!) { ${name}(id: $id) { __typename } }`, { id }, admin)).toEqual({
        data: { [name]: null },
      });
  });

  it('is a known one', () => {
    expect(byId).toEqual(expect.arrayContaining(['agency', 'brand', 'customer', 'serviceProvider', 'vehicle']));
  });
});
