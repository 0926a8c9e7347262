# The first stage compiles sqlite3 and packs the program; the second one has the installed package alone.
FROM node:24-bookworm-slim AS build
# The base image decides which versions of the tools there are.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends build-essential python3 \
  && rm -rf /var/lib/apt/lists/*
# The headers of Node are in the image.
ENV npm_config_nodedir=/usr/local
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm pack --ignore-scripts --pack-destination /tmp
WORKDIR /app
RUN npm install --omit=dev --no-audit --no-fund --no-package-lock /tmp/groundtruth-*.tgz

FROM node:24-bookworm-slim
# Debian packages of ODBC drivers, such as "unixodbc odbc-postgresql odbc-mariadb".
ARG ODBC_PACKAGES=""
# hadolint ignore=DL3008
RUN if [ -n "$ODBC_PACKAGES" ]; then \
    apt-get update \
    && apt-get install -y --no-install-recommends $ODBC_PACKAGES \
    && rm -rf /var/lib/apt/lists/*; \
  fi
COPY --from=build /app /app
RUN ln -s /app/node_modules/.bin/groundtruth /usr/local/bin/groundtruth \
  && install -d -o node -g node -m 700 /data
# By number, so that an orchestrator sees that it is not root. The image calls it `node`.
USER 1000
WORKDIR /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["groundtruth"]
