import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { ServiceProviderResolver } from './provider.resolver.js';
import { providersById } from './providers-by-id.js';
import { providerRoutes } from './provider.rest.js';
import { ServiceProviderService } from './provider.service.js';
import { ServiceProvider } from './service-provider.entity.js';

export const providerModule = {
  entities: [ServiceProvider],
  services: {
    providersById: ({ reader }: Platform) => providersById(reader),
    providers: ({ em, reader }: Platform) => new ServiceProviderService(em, reader),
  },
  resolvers: [
    resolver(
      ServiceProviderResolver,
      ({ providers }: { readonly providers: ServiceProviderService }) => new ServiceProviderResolver(providers),
    ),
  ],
  routes: [providerRoutes],
} satisfies ServerModule<never>;
