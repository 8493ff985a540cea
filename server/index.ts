import { buildApp } from './build-app';
import { parseConfig } from './config';
import { createBattleRunner } from './modules/battle';
import { folderProblem } from './platform/files/folder-failure';

const parsed = parseConfig(process.env);
if ('problem' in parsed) {
  process.stderr.write(`${parsed.problem}\n`);
  process.exit(1);
}
const { config } = parsed;
const app = buildApp(config);
const { log, jobs } = app.services;
const battles = createBattleRunner(app.services);

app.server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${listenProblem(error)}\n`);
  process.exit(1);
});
app.server.listen(config.port, config.host, () => {
  const address = app.server.address();
  log.info({ port: typeof address === 'object' ? address?.port : config.port }, 'listening');
  void sayFolderProblem();
  void jobs.start();
  battles.start();
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Whatever hangs (a mail server, a statement), the process is gone before a supervisor loses patience.
    setTimeout(() => process.exit(1), 1900).unref();
    Promise.all([battles.stop(), app.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

async function sayFolderProblem(): Promise<void> {
  const { files } = app.services;
  const problem = await folderProblem(files.incoming);
  if (problem === null) return;
  log.error(
    { folder: files.incoming, code: problem },
    'the folder for files cannot be written: no file can be uploaded',
  );
}

function listenProblem(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return `Port ${config.port} is taken: set BFF_PORT to another one.`;
  if (error.code === 'EACCES')
    return `Port ${config.port} needs rights this user does not have: set BFF_PORT above 1023.`;
  return `The backend cannot listen on ${config.host}:${config.port} (${error.code ?? 'unknown reason'}).`;
}
