import { makeCustomer, makeEmployee } from '../../../../test/factories.js';
import { csvOf, TestImports } from '../../../../test/import-file.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { Customer } from '../../people/account/customer.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

let app: TestApp;
let imports: TestImports;

beforeAll(async () => {
  app = await startTestApp();
  imports = new TestImports(app, await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN })));
});
afterAll(() => app.close());

const find = (lastName: string): Promise<Customer[]> =>
  app.database.orm.em.fork().find(Customer, { lastName }, { orderBy: { id: 'asc' } });

describe('customers', () => {
  it('are added without an account, from whatever columns there are', async () => {
    const done = await imports.done(
      'CUSTOMERS',
      csvOf([
        ['Client', 'GSM', 'CNI', 'Né le', 'Permis'],
        ['Berrada Sanaa', '612 34 56 78', 'be 12.34', '05/03/1990', '12/3456'],
        ['Berrada Omar', 612345679, '', '', ''],
      ]),
    );
    expect(done.counts).toEqual({ added: 2, updated: 0, unchanged: 0, wrong: 0 });
    expect(await find('Berrada')).toMatchObject([
      {
        registered: false,
        firstName: 'Sanaa',
        phone: '612345678',
        nationalId: 'BE1234',
        birthDate: '1990-03-05',
        licenceNumber: '123456',
        address: '',
      },
      { firstName: 'Omar', phone: '0612345679' },
    ]);
  });

  it('are found again by name with a paper, telephone or e-mail address, and by none of them alone', async () => {
    const HEADINGS = ['Nom', 'Prénom', 'Téléphone', 'E-mail', 'CIN', 'Adresse'];
    await imports.done(
      'CUSTOMERS',
      csvOf([HEADINGS, ['Chraibi', 'Ali', '0611', '', 'AB1', ''], ['Chraibi', 'Mona', '', 'mona@exemple.ma', '', '']]),
    );
    const again = await imports.done(
      'CUSTOMERS',
      csvOf([
        HEADINGS,
        ['ALI', 'CHRAÏBI', '', '', 'ab-1', 'Fès'],
        ['Chraibi', 'Mona', '', 'MONA@exemple.ma', '', ''],
        ['Chraibi', 'Reda', '0611', '', 'AB1', ''],
      ]),
    );
    expect(again.counts).toEqual({ added: 1, updated: 1, unchanged: 1, wrong: 0 });
    expect(await find('Chraibi')).toMatchObject([
      { firstName: 'Ali', phone: '0611', nationalId: 'AB1', address: 'Fès' },
      { firstName: 'Mona' },
      { firstName: 'Reda' },
    ]);
  });

  it('of an account keep their login: its address is refused, everything else may change', async () => {
    await makeCustomer(app.database, {
      lastName: 'Daoudi',
      firstName: 'Nora',
      email: 'nora@exemple.ma',
      phone: '0622',
    });
    const HEADINGS = ['Nom', 'Prénom', 'Téléphone', 'E-mail', 'Nationalité'];
    const other = await imports.checked(
      'CUSTOMERS',
      csvOf([HEADINGS, ['Daoudi', 'Nora', '0622', 'autre@exemple.ma', '']]),
    );
    expect(other.lines.items[0]).toMatchObject({
      outcome: 'WRONG',
      problems: [{ field: 'email', message: expect.stringMatching(/a un compte/) }],
    });
    const same = await imports.done(
      'CUSTOMERS',
      csvOf([HEADINGS, ['Daoudi', 'Nora', '0633', 'nora@exemple.ma', 'Marocaine']]),
    );
    expect(same.counts.updated).toBe(1);
    expect(await find('Daoudi')).toMatchObject([{ registered: true, phone: '0633', nationality: 'Marocaine' }]);
  });

  it('are refused without a name, without anything to find them by, and twice in one file', async () => {
    const { lines } = await imports.checked(
      'CUSTOMERS',
      csvOf([
        ['Nom', 'Prénom', 'Téléphone', 'E-mail', 'Civilité'],
        ['Fassi', '', '0644', '', ''],
        ['Fassi', 'Rim', '', '', 'Mme'],
        ['Fassi', 'Lina', '0655', 'lina', 'Mme'],
        ['Fassi', 'Hind', '0666', '', 'Mlle'],
        ['Hind', 'Fassi', '06 66', '', ''],
      ]),
    );
    expect(lines.items.map(({ outcome }) => outcome)).toEqual(['WRONG', 'WRONG', 'WRONG', 'NEW', 'WRONG']);
    expect(lines.items.map(({ problems }) => problems.map(({ field, message }) => [field, message]))).toEqual([
      [['firstName', 'Le prénom est obligatoire.']],
      [['phone', "Un téléphone, un e-mail ou le numéro d'un papier est obligatoire."]],
      [['email', "L'e-mail n'est pas une adresse valide."]],
      [],
      [[null, "Même client qu'à la ligne 5."]],
    ]);
  });

  it('are imported by the thousand, some of them wrong', async () => {
    const letters = (index: number): string =>
      String.fromCharCode(97 + (index % 26), 97 + (Math.floor(index / 26) % 26), 97 + Math.floor(index / 676));
    const lines = Array.from({ length: 1_000 }, (_, index) => [
      `Gharbi${letters(index)}`,
      'Ali',
      index % 100 === 7 ? 'abc' : `0677${index}`,
    ]);
    const checked = await imports.checked('CUSTOMERS', csvOf([['Nom', 'Prénom', 'Téléphone'], ...lines]));
    expect(checked.counts).toEqual({ added: 990, updated: 0, unchanged: 0, wrong: 10 });
    const { data } = await imports.run(checked.id, true);
    expect(data?.runImport.counts).toEqual({ added: 990, updated: 0, unchanged: 0, wrong: 10 });
  });
});
