// Says what to install where Node is too old, before anything is loaded that needs a newer one.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `tidetable: this is Node.js ${process.versions.node}; install 20.19 or newer, best 24, from https://nodejs.org`,
  );
  process.exit(1);
}
