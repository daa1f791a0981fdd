# What runs is the sources themselves: Node 24 strips their types. Only the browser's side is built.
# The very Node that package.json names.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS web
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image's own Node is used, so the pinned one from the package `node` need not be fetched.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY contract contract
COPY catalogue catalogue
COPY guide guide
COPY scripts scripts
COPY web web
RUN node scripts/build-web.ts

FROM ${NODE} AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/var/cache/colloquy
RUN mkdir /data /var/cache/colloquy && chown node:node /data /var/cache/colloquy
COPY package.json ./
COPY --from=modules /app/node_modules node_modules
COPY contract contract
COPY catalogue catalogue
COPY guide guide
COPY server server
COPY --from=web /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
