import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { AuditService } from '../../base/audit/audit.service.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import { Note } from './note.entity.js';
import { NoteFieldsResolver, NoteResolver } from './note.resolver.js';
import { NoteService } from './note.service.js';

interface Services extends Platform {
  readonly audit: AuditService;
  readonly employeesById: EmployeesById;
  readonly reservationsById: ReservationsById;
  readonly notes: NoteService;
}

export const noteModule = {
  entities: [Note],
  services: { notes: ({ em, reader, events, audit }: Services) => new NoteService({ em, reader, events, audit }) },
  resolvers: [
    resolver(NoteResolver, ({ notes, reservationsById }: Services) => new NoteResolver(notes, reservationsById)),
    resolver(NoteFieldsResolver, ({ employeesById }: Services) => new NoteFieldsResolver(employeesById)),
  ],
} satisfies ServerModule<never>;
