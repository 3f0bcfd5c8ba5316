import 'reflect-metadata';
import { ENTITIES } from '../modules.js';
import { readFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/config.js';
import { openDatabaseBeside } from '../platform/startup/open-database.js';
import { parseNewAdmin } from '../modules/people/employee/employee.commands.js';
import type { CreateAdminInput } from '../modules/people/employee/employee.input.js';
import { EmployeeService } from '../modules/people/employee/employee.service.js';
import { fullName } from '../kernel/full-name.js';
import { ValidationError } from '../kernel/domain-error.js';
import { messageOf, runCommand } from './run-command.js';
import { inUnitOfWork } from '../platform/database/unit-of-work.js';

const USAGE = `npm run admin:create -- --email you@example.ma --last-name Alami --first-name Sara --password-file ./password.txt
Makes an admin on the database of DATABASE_URL or DATA_DIR. On a terminal, what is left out is asked for; elsewhere the password
may also stand in ADMIN_PASSWORD.`;

/** Thrown for a missing option or variable, with one sentence for the user of the command. */
class UsageError extends Error {}

type Field = keyof CreateAdminInput;
const OPTIONS: Readonly<Record<Field, string>> = {
  email: '--email',
  lastName: '--last-name',
  firstName: '--first-name',
  password: '--password-file or ADMIN_PASSWORD',
};

async function run(): Promise<string> {
  const given = readOptions();
  if (given === 'help') return USAGE;
  const config = readConfig(process.env);
  const fields = parseNewAdmin(process.stdin.isTTY ? await askMissing(given) : demandAll(given));
  const database = await openDatabaseBeside(config, ENTITIES);
  try {
    const employees = new EmployeeService(database.orm.em);
    const admin = await inUnitOfWork(database.orm.em, () => employees.createAdmin(fields));
    return `${fullName(admin)} can now log in at ${config.publicUrl}/loginAdmin as ${admin.email}.`;
  } finally {
    await database.close();
  }
}

function readOptions(): Partial<CreateAdminInput> | 'help' {
  const text = { type: 'string' } as const;
  const options = {
    email: text,
    'last-name': text,
    'first-name': text,
    'password-file': text,
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return 'help';
  const file = values['password-file'];
  return {
    email: values.email,
    lastName: values['last-name'],
    firstName: values['first-name'],
    password: file === undefined ? process.env['ADMIN_PASSWORD'] : readPassword(file),
  };
}

function readPassword(file: string): string {
  try {
    // Editors end the file with a line break that is not part of the password.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new UsageError(`--password-file ${file} cannot be read: ${(error as Error).message}.`);
  }
}

function demandAll(given: Partial<CreateAdminInput>): CreateAdminInput {
  for (const field of Object.keys(OPTIONS) as Field[]) {
    if (given[field] === undefined)
      throw new UsageError(`${OPTIONS[field]} is missing; npm run admin:create -- --help shows how it is called.`);
  }
  return given as CreateAdminInput;
}

async function askMissing(given: Partial<CreateAdminInput>): Promise<CreateAdminInput> {
  let hidden = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return {
      email: given.email ?? (await ask(terminal, 'E-mail: ')),
      lastName: given.lastName ?? (await ask(terminal, 'Family name: ')),
      firstName: given.firstName ?? (await ask(terminal, 'Given name: ')),
      password: given.password ?? (await askPassword(terminal, (value) => (hidden = value))),
    };
  } finally {
    terminal.close();
  }
}

function ask(terminal: Interface, question: string): Promise<string> {
  return new Promise((resolve, reject) => {
    terminal.once('close', () => reject(new UsageError('Nothing was made.')));
    terminal.question(question).then(resolve, reject);
  });
}

/** Asks for the password twice without showing it. */
async function askPassword(terminal: Interface, hide: (hidden: boolean) => void): Promise<string> {
  const answers: string[] = [];
  for (const question of ['Password (at least 8 characters): ', 'Once more: ']) {
    process.stdout.write(question);
    hide(true);
    answers.push(await ask(terminal, ''));
    hide(false);
    process.stdout.write('\n');
  }
  if (answers[0] !== answers[1]) throw new UsageError('The two passwords differ: nothing was made.');
  return answers[0] ?? '';
}

function sentenceOf(error: unknown): string {
  if (error instanceof ValidationError) {
    return Object.entries(error.fields)
      .map(([field, messages]) => `${OPTIONS[field as Field]}: ${messages.join(' ')}`)
      .join('\n');
  }
  return messageOf(error);
}

await runCommand(run, sentenceOf);
