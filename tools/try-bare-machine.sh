#!/bin/sh
# Runs both commands of the README, from fresh clones of the last commit, on a machine that has nothing but Debian's base system,
# certificates, npm and the Node that runs it; as root, with debootstrap installed: sh tools/try-bare-machine.sh
# It takes as long as `npm test` and five minutes more, and ends with an error at the first promise that does not hold.
set -eu
[ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null || {
  echo 'This makes a Debian system in a folder: run it as root where debootstrap is installed (apt-get install -y debootstrap).' >&2
  exit 1
}
machine=$(mktemp -d)
# Every account may enter a machine's `/`.
chmod 755 "$machine"
trap 'rm -rf --one-file-system "$machine"' EXIT
trap 'exit 1' INT TERM

say() { printf '\n== %s\n' "$*"; }

# Runs a command line on the machine, with no settings of this one but where it finds certificates. What it started and
# what it mounted end with it.
on_machine() {
  machine=$machine unshare --mount --pid --fork --kill-child sh -c '
    mount -t proc proc "$machine/proc" && mount --rbind /dev "$machine/dev" &&
      exec chroot "$machine" env -i HOME=/root CI=true NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -c "$1"' sh "$1"
}

say 'A bare machine is made'
debootstrap --variant=minbase --include=ca-certificates bookworm "$machine" >"$machine.log" 2>&1 || {
  cat "$machine.log" >&2
  exit 1
}
rm "$machine.log"
cp /etc/resolv.conf "$machine/etc/"
# A network may have certificates of its own.
cp -a /etc/ssl/certs/. "$machine/etc/ssl/certs/"
# npm puts the packages' programs first on the path, Node among them: the machine gets the Node that runs npm.
outside=$(printf %s "$PATH" | tr : '\n' | grep -v /node_modules/ | paste -sd:)
modules=$(PATH=$outside npm root --global)
mkdir -p "$machine/usr/local/lib/node_modules"
cp -L "$(PATH=$outside command -v node)" "$machine/usr/local/bin/node"
cp -a "$modules/npm" "$machine/usr/local/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$machine/usr/local/bin/npm"
for place in srv root; do git clone --quiet . "$machine/$place/site"; done

for place in srv root; do
  say "npm ci && npm start in /$place/site"
  on_machine "cd /$place/site && npm ci --silent && { PORT=3977 npm start & } && node -e '
    const deadline = Date.now() + 120_000;
    const page = async () => {
      try { return (await fetch(\"http://127.0.0.1:3977/\")).status; } catch { return 0; }
    };
    (async () => {
      while ((await page()) !== 200) {
        if (Date.now() > deadline) throw new Error(\"The home page was not answered within two minutes.\");
        await new Promise((done) => setTimeout(done, 500));
      }
      console.log(\"The home page is there.\");
    })();'"
done

say 'npm test below /root: one sentence says why not'
said=$(on_machine 'cd /root/site && ! npm test 2>&1') || { echo "$said" >&2; exit 1; }
echo "$said" | grep 'may not enter /root: move this folder'

say 'npm ci && npm test in /srv/site'
on_machine 'cd /srv/site && npm ci --silent && npm test'
