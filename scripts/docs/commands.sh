# What the commands of a page find when a test runs them: `npx tidetable` is this checkout's and plays few games,
# a server stops at the end, and nothing waits for a keyboard.

npx() {
  [ "$1" = tidetable ] || { echo "npx $1 is not known here" >&2; return 1; }
  shift
  case " $* " in
    *" serve "*) start_server "$@" ;;
    *" duel "*) program "$@" --games 4 --workers 1 ;;
    *" simulate "*) program "$@" --games 1 --workers 1 ;;
    *) program "$@" ;;
  esac
}

npm() {
  case "$*" in
    ci) ;;
    "run build") (cd "$ROOT" && command npm run build --silent) ;;
    *) echo "npm $* is not known here" >&2; return 1 ;;
  esac
}

program() {
  "$NODE" "$ROOT/packages/cli/bin/tidetable.js" "$@" </dev/null
}

servers=()
trap 'for server in "${servers[@]}"; do kill "$server"; wait "$server" || true; done' EXIT

start_server() {
  local said="served-${#servers[@]}"
  PORT=0 "$NODE" "$ROOT/packages/cli/bin/tidetable.js" "$@" >"$said" 2>&1 </dev/null &
  servers+=($!)
  until grep -q 'served at' "$said"; do
    kill -0 $! 2>/dev/null || { cat "$said" >&2; return 1; }
    sleep 0.1
  done
}
