import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { SavedView } from './saved-view.entity.js';
import { SavedViewResolver } from './saved-view.resolver.js';
import { SavedViewService } from './saved-view.service.js';

interface Services extends Platform {
  readonly employeesById: EmployeesById;
  readonly savedViews: SavedViewService;
}

export const savedViewModule = {
  entities: [SavedView],
  services: { savedViews: ({ em, reader }: Services) => new SavedViewService(em, reader) },
  resolvers: [
    resolver(
      SavedViewResolver,
      ({ savedViews, employeesById }: Services) => new SavedViewResolver(savedViews, employeesById),
    ),
  ],
} satisfies ServerModule<never>;
