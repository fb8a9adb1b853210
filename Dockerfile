# One image with the server and the command line: docker build -t tidetable .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci
COPY . .
RUN npm run --if-present build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production TIDETABLE_HOST=0.0.0.0 TIDETABLE_DATA=/data PORT=8080
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "packages/cli/bin/tidetable.js"]
CMD ["serve"]
