import { Customer, CustomerRating, CustomerStatus } from '../modules/people/account/customer.entity.js';
import { Employee, EmployeeRole, EmployeeStatus, Subscription } from '../modules/people/account/employee.entity.js';
import type { Driver } from '../modules/booking/reservation/reservation.entity.js';
import { Title } from '../kernel/title.js';
import type { DemoClock } from './demo-clock.js';
import { ORIGINS } from './demo-names.js';
import { createDice, type Dice } from './dice.js';
import { make } from './make-entity.js';

/** The password of every demo account (docs/rules/common.md#the-demo-agency). */
export const DEMO_PASSWORD = 'demo1234';

/** A driver with papers, with or without an account. */
export interface Person {
  readonly title: Title;
  readonly driver: Readonly<
    Required<Pick<Driver, 'lastName' | 'firstName' | 'phone' | 'email' | 'licenceNumber' | 'nationality'>>
  > &
    Pick<Driver, 'nationalId' | 'passportNumber'>;
  readonly address: string;
}

const MAIL_HOSTS = ['example.com', 'example.org', 'example.net'] as const;
const CIN_SERIES = ['A', 'AB', 'BE', 'BK', 'BJ', 'D', 'EE', 'J', 'K', 'L', 'Q', 'W'] as const;
const LETTERS = 'ABCDEFGHJKLMNPRSTVXYZ';

/** Makes people, never two with one e-mail address. */
export function createPeople(dice: Dice): () => Person {
  const taken = new Set<string>();
  return () => {
    const origin = dice.weigh(ORIGINS);
    const title = dice.chance(0.4) ? Title.MRS : Title.MR;
    const firstName = dice.pick(title === Title.MR ? origin.men : origin.women);
    const lastName = dice.pick(origin.families);
    const email = freeMail(dice, `${latin(firstName)}.${latin(lastName)}`, taken);
    const digits = dice.text('0123456789', origin.phoneDigits);
    return {
      title,
      address: dice.pick(origin.homes),
      driver: {
        lastName,
        firstName,
        phone: `${origin.phonePrefix}${digits}`,
        email,
        nationality: origin.nationality,
        ...(origin.foreigner
          ? {
              licenceNumber: `${dice.text(LETTERS, 2)}${dice.text('0123456789', 8)}`,
              passportNumber: `${dice.int(10, 24)}${dice.text(LETTERS, 2)}${dice.int(10_000, 99_999)}`,
            }
          : {
              licenceNumber: `${String(dice.int(1, 72)).padStart(2, '0')}${dice.int(100_000, 999_999)}`,
              nationalId: `${dice.pick(CIN_SERIES)}${dice.int(100_000, 999_999)}`,
            }),
      },
    };
  };
}

/** Returns the letters of a name that an address can contain; empty for another script. */
function latin(name: string): string {
  return name
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

function freeMail(dice: Dice, name: string, taken: Set<string>): string {
  const stem = name === '.' ? `client${dice.int(1000, 9999)}` : name;
  const host = dice.pick(MAIL_HOSTS);
  let email = `${stem}@${host}`;
  for (let suffix = 2; taken.has(email); suffix += 1) email = `${stem}${suffix}@${host}`;
  taken.add(email);
  return email;
}

const GOOD_REMARKS = [
  'Client fidèle, rend toujours la voiture propre.',
  'Préfère être livré à l’aéroport Mohammed V.',
  'Demande une boîte automatique de préférence.',
  'Voyage avec deux enfants : prévoir les sièges.',
  'Facture au nom de sa société.',
] as const;
const BAD_REMARKS = [
  'Retour avec quatre heures de retard, sans prévenir.',
  'Rayure sur la portière arrière droite, réglée à l’amiable.',
  'Trois annulations de dernière minute.',
] as const;

/** Registered customers beside the three demo accounts. */
const CUSTOMERS = 66;

/** A customer with the driver they are in their reservations. */
export interface DemoCustomer {
  readonly customer: Customer;
  readonly person: Person;
}

/** Makes the demo accounts, then customers who registered over the last 13 months, oldest first. */
export function createCustomers(clock: DemoClock, passwordHash: string): DemoCustomer[] {
  const dice = createDice(23);
  const nextPerson = createPeople(dice);
  const accounts = ACCOUNTS.map((account) => {
    const person = { ...nextPerson(), ...account.person };
    const createdAt = clock.at(account.registered, 18, 20);
    return {
      person,
      customer: make(Customer, {
        ...fieldsOf(person),
        status: account.blocked ? CustomerStatus.BLOCKED : CustomerStatus.ACTIVE,
        rating: account.blocked ? CustomerRating.IRRESPONSIBLE : CustomerRating.GOOD,
        comment: account.comment,
        emailVerifiedAt: account.verified ? new Date(createdAt.getTime() + 600_000) : undefined,
        passwordHash,
        createdAt,
        updatedAt: account.verified ? clock.at(account.registered + 1, 9) : createdAt,
      }),
    };
  });
  const others = Array.from({ length: CUSTOMERS }, (_, index): DemoCustomer => {
    const person = nextPerson();
    // More of them recently, because the agency grows.
    const daysAgo = Math.round(395 * (1 - index / CUSTOMERS) ** 1.25);
    const createdAt = daysAgo < 1 ? clock.ago(190) : clock.at(-daysAgo, dice.int(8, 21), dice.int(0, 59));
    const blocked = index % 17 === 5;
    const irresponsible = blocked || index % 13 === 8;
    const verified = blocked || index % 9 !== 7;
    const remark = irresponsible ? dice.pick(BAD_REMARKS) : dice.chance(0.3) ? dice.pick(GOOD_REMARKS) : undefined;
    return {
      person,
      customer: make(Customer, {
        ...fieldsOf(person),
        status: blocked ? CustomerStatus.BLOCKED : CustomerStatus.ACTIVE,
        rating: irresponsible ? CustomerRating.IRRESPONSIBLE : CustomerRating.GOOD,
        comment: remark,
        emailVerifiedAt: verified ? new Date(createdAt.getTime() + dice.int(2, 90) * 60_000) : undefined,
        passwordHash,
        createdAt,
        updatedAt: remark && daysAgo > 1 ? clock.at(-dice.int(1, daysAgo - 1), 11) : createdAt,
      }),
    };
  });
  return [...accounts, ...others];
}

function fieldsOf({ title, address, driver }: Person): Partial<Customer> {
  const { lastName, firstName, phone, email, nationalId } = driver;
  return {
    ...{ title, address, lastName, firstName },
    ...{ phone: phone ?? undefined, email: email ?? undefined, nationalId: nationalId ?? undefined },
  };
}

interface Account {
  readonly person: Person;
  readonly registered: number;
  readonly verified: boolean;
  readonly blocked?: boolean;
  readonly comment?: string;
}

const ACCOUNTS: readonly Account[] = [
  {
    registered: -380,
    verified: true,
    comment: 'Cliente fidèle, rend toujours la voiture propre.',
    person: {
      title: Title.MRS,
      address: '27, boulevard Ghandi, Casablanca',
      driver: {
        lastName: 'Bennani',
        firstName: 'Salma',
        phone: '+212661204875',
        email: 'client@demo.ma',
        licenceNumber: '06418273',
        nationalId: 'BK482913',
        nationality: 'Marocaine',
      },
    },
  },
  {
    registered: -2,
    verified: false,
    person: {
      title: Title.MR,
      address: '5, rue Ibn Khaldoun, Tanger',
      driver: {
        lastName: 'Tazi',
        firstName: 'Karim',
        phone: '+212662915034',
        email: 'attente@demo.ma',
        licenceNumber: '40275916',
        nationalId: 'K371825',
        nationality: 'Marocaine',
      },
    },
  },
  {
    registered: -310,
    verified: true,
    blocked: true,
    comment: 'Bloqué après deux retours en retard et une amende impayée.',
    person: {
      title: Title.MR,
      address: '63, avenue Hassan II, Fès',
      driver: {
        lastName: 'Lamrani',
        firstName: 'Driss',
        phone: '+212663478120',
        email: 'bloque@demo.ma',
        licenceNumber: '14590382',
        nationalId: 'CD245018',
        nationality: 'Marocaine',
      },
    },
  },
];

/** Makes the Admin, then the employees. */
export function createStaff(clock: DemoClock, passwordHash: string): [admin: Employee, ...employees: Employee[]] {
  const hired = (shift: number): Partial<Employee> => ({
    status: EmployeeStatus.ACTIVE,
    emailVerifiedAt: clock.at(shift, 9, 30),
    createdAt: clock.at(shift, 9),
    updatedAt: clock.at(Math.max(shift, -35), 17),
    passwordHash,
  });
  return [
    make(Employee, {
      ...hired(-1100),
      title: Title.MR,
      lastName: 'El Fassi',
      firstName: 'Yassine',
      email: 'admin@demo.ma',
      username: 'admin',
      phone: '+212661487601',
      address: '9, rue Al Banafsaj, Anfa, Casablanca',
      nationalId: 'BE718204',
      role: EmployeeRole.ADMIN,
      subscription: make(Subscription, {
        startsOn: clock.day(-200),
        endsOn: clock.day(165),
        type: 'Annuel',
        price: '4800.00',
      }),
    }),
    make(Employee, {
      ...hired(-620),
      title: Title.MRS,
      lastName: 'Bouazza',
      firstName: 'Nawal',
      email: 'employe@demo.ma',
      username: 'nawal',
      phone: '+212661487602',
      address: '71, rue Abou Al Waqt, Casablanca',
      nationalId: 'BJ530916',
    }),
    make(Employee, {
      ...hired(-240),
      title: Title.MR,
      lastName: 'Ouhaddou',
      firstName: 'Brahim',
      email: 'brahim.ouhaddou@demo.ma',
      username: 'brahim',
      phone: '+212662431781',
      address: '18, rue Loubnane, Guéliz, Marrakech',
      nationalId: 'EE264790',
    }),
  ];
}
